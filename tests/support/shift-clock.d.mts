export function shiftClock(start: string): void;
export const clockStart: string;
