/** Something that waits to happen, as a slip shows it. */
export interface Pending {
  id: number;
  /** What a touch of it is about. */
  thing: string;
  card: string;
  /** Who has put it there. */
  seat: number;
  title: string;
  text: string;
  /** Whether it is aimed at the viewer. */
  isMine: boolean;
}
