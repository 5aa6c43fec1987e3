/** Names by the words of a `User-Agent`. The first match counts, because browsers also name those before them. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: typeof browsers = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (userAgent: string, names: typeof browsers) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Returns the browser and the system that a `User-Agent` names: "Firefox on Windows". An unknown one stays as it is. */
export function browserName(userAgent: string | null): string {
  if (userAgent === null) return 'Unknown browser';
  const browser = nameIn(userAgent, browsers);
  const system = nameIn(userAgent, systems);
  if (browser === undefined) return userAgent;
  return system === undefined ? browser : `${browser} on ${system}`;
}
