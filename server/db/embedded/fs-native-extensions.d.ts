/** Types of the part of the package that the server uses; the package itself has none. */
declare module 'fs-native-extensions' {
  const native: {
    /** Takes an exclusive lock on an open file; false when another process has it. */
    tryLock(fd: number): boolean;
  };
  export default native;
}
