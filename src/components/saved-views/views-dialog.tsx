import { useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { maxLengths } from '../../../domain/text-limits.ts';
import { saveViewMutation } from '../../api/extensions/saved-views.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import { failureNotice, Notice } from '../feedback/notice.tsx';
import { useWhyNotSendable } from '../host-action/use-is-offered.ts';
import { Button } from '../ui/button.tsx';
import { LargeDialog } from '../ui/large-dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type SavedView, useViews } from './use-views.ts';
import { ViewList } from './view-list.tsx';
import { viewSearchOf } from './view-search.ts';

/** The dialog that opens, saves, renames and deletes the views of the page, on a host that offers them. */
export function ViewsDialog({ onClose }: { onClose: () => void }) {
  const { screen, read, views, open } = useViews();
  return (
    <LargeDialog
      title="Saved views"
      description="The host stores them for your account."
      onClose={onClose}
    >
      <ViewList
        read={read}
        emptyText="No view of this page is saved yet."
        onOpen={(view) => {
          onClose();
          open(view);
        }}
      />
      <SaveViewForm screen={screen} views={views} />
    </LargeDialog>
  );
}

interface SaveViewFormProps {
  screen: string;
  views: readonly SavedView[] | undefined;
}

/** The form that saves the search, filters and order of the page under a name. A view with the same name is replaced. */
function SaveViewForm({ screen, views }: SaveViewFormProps) {
  const { searchStr } = useRouter().state.location;
  const [name, setName] = useState('');
  const [savedName, setSavedName] = useState<string | null>(null);
  const write = useSingleWrite(saveViewMutation, { isRepeatable: true });
  const whyNot = useWhyNotSendable('saveView', 'saved');
  const trimmed = name.trim();
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (trimmed === '' || whyNot !== undefined) return;
    write.send({ screen, name: trimmed, search: viewSearchOf(searchStr) }, () => {
      setSavedName(trimmed);
      setName('');
    });
  };
  const isReplacement = views?.some((view) => view.name === trimmed) === true;
  return (
    <form onSubmit={save} className="mt-4 border-line border-t pt-4">
      <TextField
        label="Save this view as"
        value={name}
        maxLength={maxLengths.viewName}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
        end={
          <Button
            type="submit"
            size="row"
            isBusy={write.isUnderWay}
            disabledBecause={whyNot ?? (trimmed === '' ? 'Type a name first' : undefined)}
          >
            Save view
          </Button>
        }
      />
      <p role="status" className="mt-1.5 min-h-4 text-caption text-text-2">
        {isReplacement
          ? `Replaces the view ${trimmed}.`
          : savedName !== null && trimmed === '' && `${savedName} is saved.`}
      </p>
      {write.error !== null && (
        <Notice {...failureNotice(write.error, 'saved', 'Saving it again is safe.')} />
      )}
    </form>
  );
}
