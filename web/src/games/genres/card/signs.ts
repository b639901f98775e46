/** Small signs of our own on a square of 24, filled by the even-odd rule: types of cards, values, markers. */

import type { CardType } from "./cards";

export const TYPE_SIGNS: Readonly<Record<CardType, string>> = {
  // A clapperboard.
  Action: "M2 10H22V21H2ZM2 8.6L3 3.5 21.6 1.6 22 6ZM6.2 7.2L9 3.2 6.6 3.4 4.4 7.4ZM12 6.7L14.7 2.7 12.2 2.9 9.8 6.9Z",
  // A speech balloon with an exclamation mark.
  "Objection!": "M2 2H22V16H12L6 22V16H2ZM10.6 4.5V10.6H13.4V4.5ZM10.6 12V14.3H13.4V12Z",
  // A plus.
  Combo: "M9 2H15V9H22V15H15V22H9V15H2V9H9Z",
  // A tag with a hole.
  Equipment: "M2 12L10 3H22V21H10ZM8.2 12A2 2 0 1 0 12.2 12A2 2 0 1 0 8.2 12Z",
  // Four squares, one of them marked.
  Zone: "M2 2H22V22H2ZM4.5 4.5V10.7H10.7V4.5ZM13.3 4.5V10.7H19.5V4.5ZM4.5 13.3V19.5H10.7V13.3Z",
  // A figure on a star's spot.
  Summon: "M12 1.5A4 4 0 1 1 12 9.5A4 4 0 1 1 12 1.5ZM4 22Q4 11 12 11Q20 11 20 22Z",
  // A bolt in a burst.
  Event:
    "M12 0.5L14.6 5 19.6 3.4 19 8.6 23.6 11 19.8 14.4 21.6 19.4 16.4 19.2 13.8 23.6 10.4 19.8 5.4 21.4 5.8 16.2 0.6 13.6 4.8 10.4 3 5.4 8.2 5.8ZM13.6 5.8L8 13H11.4L9.8 18.4 15.8 10.8H12.2Z",
};

export const VALUE_SIGNS = {
  health: "M12 21.5L3 12.6A5.6 5.6 0 0 1 12 5.9A5.6 5.6 0 0 1 21 12.6Z",
  attack:
    "M21.5 2.5L20.4 8.4 10.6 16.2 7.8 13.4 15.6 3.6ZM4.6 12.4L11.6 19.4 9.8 21.2 7.6 19 3.9 22.6 1.4 20.1 5 16.4 2.8 14.2Z",
  movement: "M6 2H14V11.5L21 15.5Q22.4 17 22 21.5H3.5Q3 17 6 13Z",
} as const;

/** Markers and states that lie on a piece. */
export const STATE_SIGNS = {
  bleed: "M12 1.5Q19.5 11 19.5 15.6A7.5 7.5 0 0 1 4.5 15.6Q4.5 11 12 1.5Z",
  skip: "M2 4L10 12 2 20ZM10.5 4L18.5 12 10.5 20ZM19 4H22V20H19Z",
  rooted:
    "M10.6 1H13.4V10Q18 10 19.4 6L22 7Q20 12.4 14.6 12.8Q15.6 17.6 20.6 19.4L19.4 22Q13.6 20 12 14.6Q10.4 20 4.6 22L3.4 19.4Q8.4 17.6 9.4 12.8Q4 12.4 2 7L4.6 6Q6 10 10.6 10Z",
  slowed: "M2 17q4-10 13-8q4-5 7-1q-3 2-3 9zM6 17h3v3H6zM14 17h3v3h-3z",
  hasted: "M1.5 5H6L13 12 6 19H1.5L8.5 12ZM11 5H15.5L22.5 12 15.5 19H11L18 12Z",
  frozen:
    "M10.8 1H13.2V5.6L15.6 3.4 17 5 13.2 8.4V9.9L14.6 9.1 15.6 4.2 17.7 4.7 17 7.8 21 5.5 22.2 7.6 18.2 9.9 21.2 10.9 20.5 13 15.8 11.3 14.4 12 15.8 12.7 20.5 11 21.2 13.1 18.2 14.1 22.2 16.4 21 18.5 17 16.2 17.7 19.3 15.6 19.8 14.6 14.9 13.2 14.1V15.6L17 19 15.6 20.6 13.2 18.4V23H10.8V18.4L8.4 20.6 7 19 10.8 15.6V14.1L9.4 14.9 8.4 19.8 6.3 19.3 7 16.2 3 18.5 1.8 16.4 5.8 14.1 2.8 13.1 3.5 11 8.2 12.7 9.6 12 8.2 11.3 3.5 13 2.8 10.9 5.8 9.9 1.8 7.6 3 5.5 7 7.8 6.3 4.7 8.4 4.2 9.4 9.1 10.8 9.9V8.4L7 5 8.4 3.4 10.8 5.6Z",
} as const;
export type State = keyof typeof STATE_SIGNS;
