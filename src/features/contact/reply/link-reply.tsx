import { Send } from 'lucide-react';
import { useState } from 'react';
import { LeaveGuard } from '../../../components/feedback/leave-guard.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { MarkMessage } from '../mark-message.tsx';
import { MessageText, type OpenMessageProps } from '../message-text.tsx';
import { mailLink } from './mail-link.ts';
import { newDraft } from './reply-draft.ts';
import { ReplyLine, ReplyText, whyNotSendable } from './reply-fields.tsx';

/** A reply that the administrator's own mail program sends, for hosts that send no e-mail. */
export function LinkReply({ message, draft: drafts, onClose }: OpenMessageProps) {
  const [first] = useState(() => drafts.read() ?? newDraft(''));
  const [text, setText] = useState(first.text);
  const [handedOver, setHandedOver] = useState('');
  const why = whyNotSendable(message.email, text);
  const isHandedOver = text !== '' && text === handedOver;
  const icon = <Send size={16} strokeWidth={1.75} aria-hidden />;
  return (
    <>
      <MessageText message={message} />
      <div className="shrink-0 border-line border-t px-5 py-4 print:hidden">
        <ReplyText
          value={text}
          isRestored={first.text !== '' && text === first.text}
          onChange={(next) => {
            setText(next);
            drafts.save({ ...first, text: next });
          }}
        />
        <ReplyLine
          message={message}
          news={
            isHandedOver ? 'Your mail program has the reply. It is sent from there.' : undefined
          }
        />
        <div className="flex flex-wrap gap-2">
          <MarkMessage message={message} />
          <Button onClick={onClose}>Cancel</Button>
          {why === undefined ? (
            <a
              href={mailLink(message, text)}
              onClick={() => {
                setHandedOver(text);
                drafts.clear();
              }}
              className={buttonClass('primary')}
            >
              {icon}
              Send reply
            </a>
          ) : (
            <Button variant="primary" icon={icon} disabledBecause={why}>
              Send reply
            </Button>
          )}
        </div>
      </div>
      <LeaveGuard
        when={text.trim() !== '' && !isHandedOver}
        what="The reply was not sent."
        onLeave={drafts.clear}
      />
    </>
  );
}
