import { useRef, useState } from 'react';
import {
  endOtherSessionsMutation,
  endOwnSessionMutation,
  type OwnSession,
  ownSessionsQuery,
} from '../../api/extensions/own-account.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { failureNotice, Notice } from '../../components/feedback/notice.tsx';
import { HostAction } from '../../components/host-action/host-action.tsx';
import {
  useWhyNotOffered,
  useWhyNotSendable,
} from '../../components/host-action/use-is-offered.ts';
import { MomentText } from '../../components/timeline/moment-text.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatMoment } from '../../lib/values/calendar.ts';

/** The sessions of this administrator, with buttons that end all except the current one. */
export function OwnSessions() {
  const whyNot = useWhyNotOffered('listOwnSessions');
  const read = useRead({ ...ownSessionsQuery, enabled: whyNot === undefined });
  // All sessions share one write, because the item of an ended session is removed before the write has finished.
  const endOne = useSingleWrite(endOwnSessionMutation, { isRepeatable: true });
  const endOthers = useSingleWrite(endOtherSessionsMutation, { isRepeatable: true });
  const [pressedId, setPressedId] = useState<string | null>(null);
  const [endedMessage, setEndedMessage] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Shows the message. The focus moves to the heading, because the button of an ended session is removed. */
  const onEnded = (message: string | null) => {
    setEndedMessage(message ?? 'Ended.');
    heading.current?.focus();
  };
  const reset = () => {
    setEndedMessage(null);
    endOne.reset();
    endOthers.reset();
  };
  const failure = endOne.error ?? endOthers.error;
  const hasOthers = read.data?.all().some(({ is_current }) => !is_current);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 ref={heading} tabIndex={-1} className="text-body font-bold">
          Sessions
        </h3>
        <HostAction
          operationId="endOtherSessions"
          label="End all others"
          participle="ended"
          whyNot={hasOthers === false ? 'There is no other session' : undefined}
          isBusy={endOthers.isUnderWay}
          onAct={() => {
            reset();
            endOthers.send(undefined, onEnded);
          }}
        />
      </div>
      <p role="status" className="text-cell text-text-2">
        {endedMessage}
      </p>
      {failure !== null && (
        <Notice {...failureNotice(failure, 'ended', 'Ending it again is safe.')} />
      )}
      {whyNot !== undefined ? (
        <p className="mt-2 text-body text-text-2">{whyNot}.</p>
      ) : (
        <Loaded what="Your sessions" read={read} skeleton={<Skeleton className="my-4 h-4 w-2/3" />}>
          {(sessions) => (
            <ul aria-label="Your sessions" className="mt-2 *:border-line *:not-first:border-t">
              {sessions.all().map((session) => (
                <SessionItem
                  key={session.id}
                  session={session}
                  isEnding={endOne.isUnderWay && pressedId === session.id}
                  isOtherEnding={endOne.isUnderWay && pressedId !== session.id}
                  onEnd={(id) => {
                    reset();
                    setPressedId(id);
                    endOne.send({ id }, onEnded);
                  }}
                />
              ))}
            </ul>
          )}
        </Loaded>
      )}
    </>
  );
}

interface SessionItemProps {
  session: OwnSession;
  isEnding: boolean;
  isOtherEnding: boolean;
  onEnd: (id: string) => void;
}

function SessionItem({ session, isEnding, isOtherEnding, onEnd }: SessionItemProps) {
  const { id, is_current, user_agent, address, started_at, last_used_at } = session;
  const whyNotSendable = useWhyNotSendable('endOwnSession', 'ended');
  const whyNot = whyNotSendable ?? (isOtherEnding ? 'Another session is being ended' : undefined);
  const name = browserName(user_agent);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-body font-medium [overflow-wrap:anywhere]">
          {name}
          {is_current && <span className="text-ok-ink"> · this session</span>}
        </p>
        <p className="text-caption text-text-2">
          <span data-private>{address ?? 'Address not known'}</span> · since{' '}
          <MomentText value={started_at} /> · last used <MomentText value={last_used_at} />
        </p>
      </div>
      {!is_current && id !== null && (
        <Button isBusy={isEnding} disabledBecause={whyNot} onClick={() => onEnd(id)}>
          End{' '}
          <span className="sr-only">
            {name}
            {started_at !== null && ` since ${formatMoment(started_at)}`}
          </span>
        </Button>
      )}
    </li>
  );
}

/** The first match counts, because the `User-Agent` of Edge also has `Chrome/` and `Safari/`. */
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

/** Returns the browser and the system of a `User-Agent`: "Firefox on Windows"; the whole text if the browser is unknown. */
function browserName(userAgent: string | null): string {
  if (userAgent === null) return 'Unknown browser';
  const browser = nameIn(userAgent, browsers);
  const system = nameIn(userAgent, systems);
  if (browser === undefined) return userAgent;
  return system === undefined ? browser : `${browser} on ${system}`;
}
