/** This code is not in lagos.ts, so that the first list loads without that file. Times are in milliseconds UTC. */

export const lagosOffsetMs = 3_600_000;
export const dayMs = 86_400_000;

/** Returns the number of a day in Africa/Lagos, counted from 1 January 1970. */
export const lagosDayNumber = (time: number): number => Math.floor((time + lagosOffsetMs) / dayMs);
