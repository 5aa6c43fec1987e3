import { Pencil, Trash2 } from 'lucide-react';
import type { LoadState } from '../../api/lists/use-read.ts';
import type { ExtensionId } from '../../api/offer.ts';
import type { ContentItem } from '../../api/pages.ts';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { LoadError, StaleNotice } from '../../components/feedback/load-error.tsx';
import { HostAction } from '../../components/host-action/host-action.tsx';
import { Card } from '../../components/ui/card.tsx';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import { TextSkeleton } from './text-skeleton.tsx';

interface ContentItemsProps {
  /** Privacy or Terms. */
  what: string;
  list: LoadState<RowSource<ContentItem>>;
  updateOperation: ExtensionId;
  deleteOperation: ExtensionId;
}

/** The items of one public page, each with its name and description. */
export function ContentItems({ what, list, updateOperation, deleteOperation }: ContentItemsProps) {
  const { data, error, retry, isFetching } = list;
  if (data === undefined || data.length === 0) {
    return (
      <Card aria-label={what} aria-busy={data === undefined && error === null}>
        {error !== null ? (
          <LoadError what={what} error={error} onRetry={retry} isRetrying={isFetching} />
        ) : data === undefined ? (
          <TextSkeleton />
        ) : (
          <EmptyState text="No Records Here!" />
        )}
      </Card>
    );
  }
  return (
    <>
      {error !== null && (
        <div className="mb-4 overflow-hidden rounded-card border border-line">
          <StaleNotice what={what} error={error} onRetry={retry} isRetrying={isFetching} />
        </div>
      )}
      <ul aria-label={what} className="flex flex-col gap-4">
        {Array.from({ length: data.length }, (_, index) => {
          const item = data.at(index);
          return (
            <li key={item.id ?? `item-${index}`}>
              <ItemCard
                item={item}
                updateOperation={updateOperation}
                deleteOperation={deleteOperation}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

type ItemCardProps = Pick<ContentItemsProps, 'updateOperation' | 'deleteOperation'> & {
  item: ContentItem;
};

function ItemCard({ item, updateOperation, deleteOperation }: ItemCardProps) {
  const name = item.name ?? `item ${item.id ?? ''}`;
  return (
    <Card aria-label={name} className="px-5 py-4.5">
      <div className="float-right -mt-1 -mr-1 ml-3 flex gap-1.5">
        <HostAction
          operationId={updateOperation}
          label={`Edit ${name}`}
          iconOnly="Edit"
          icon={<Pencil size={16} strokeWidth={1.75} aria-hidden />}
        />
        <HostAction
          operationId={deleteOperation}
          label={`Delete ${name}`}
          iconOnly="Delete"
          className="text-bad-ink"
          icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
        />
      </div>
      <h2 className="text-card-title font-bold">{item.name ?? 'NIL'}</h2>
      <p className="mt-1.5 max-w-[66ch] text-body leading-[22px] text-pretty whitespace-pre-line text-text-2">
        {item.description ?? 'NIL'}
      </p>
    </Card>
  );
}
