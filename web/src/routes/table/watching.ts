/** What spectators are told about how they see a match. */

/** Return how far behind they are, in a few words; null when they are not. */
export function behind(seconds: number): string | null {
  if (seconds <= 0) return null;
  if (seconds < 100) return `${seconds} s behind`;
  const minutes = seconds / 60;
  return `${Number.isInteger(minutes) ? minutes : minutes.toFixed(1)} min behind`;
}
