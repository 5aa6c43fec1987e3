const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Returns the age of a read: "just now", "2 min ago", "3 h ago". Times are in milliseconds UTC. */
export function ago(then: number, now: number): string {
  const age = now - then;
  if (age < minute) return 'just now';
  if (age < hour) return `${Math.floor(age / minute)} min ago`;
  return age < day ? `${Math.floor(age / hour)} h ago` : `${Math.floor(age / day)} d ago`;
}

/** Returns a waiting time: "3 d 4 h". Times are in milliseconds UTC. */
export function waitingTime(since: number, now: number): string {
  const age = Math.max(0, now - since);
  if (age < hour) return `${Math.floor(age / minute)} min`;
  const hours = Math.floor(age / hour);
  return age < day ? `${hours} h` : `${Math.floor(age / day)} d ${hours % 24} h`;
}
