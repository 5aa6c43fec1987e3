/** What browsers say when a file of this build is gone because a newer one was put in its place. */
const goneFile =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether an error means that the server has a newer build than the one on screen. */
export function isStaleBuild(error: unknown): boolean {
  return error instanceof Error && goneFile.test(error.message);
}
