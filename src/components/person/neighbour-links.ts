/** The previous and the next person in a list. */
export interface NeighbourLinks {
  /** "12 of 480", or null if the number is not known. */
  words: string | null;
  previous: NeighbourLink;
  next: NeighbourLink;
}

export interface NeighbourLink {
  /** Null at the end of the list. */
  id: string | null;
  /** The search of the list that this person is opened from. */
  list: string;
}
