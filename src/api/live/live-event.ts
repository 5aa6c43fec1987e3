/** An event of the stream, or of the connection itself. It is passed between tabs unchanged. */
export interface LiveEvent {
  /**
   * `change`, `question`, `ready` and `reset` come from the host. `lost` means that the stream has been down
   * for so long that the open questions of others are not known.
   */
  name: string;
  /** The id of the audit entry; null where the event has none. */
  id: string | null;
  data: unknown;
}

/** Returns a field of an event's data if it is a text, else null. */
export function textIn(data: unknown, field: string): string | null {
  const value: unknown =
    typeof data === 'object' && data !== null ? Reflect.get(data, field) : null;
  return typeof value === 'string' ? value : null;
}
