import type { LoadState } from '../../api/lists/use-read.ts';
import type { ContentItem } from '../../api/site-texts.ts';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { LoadError, StaleNotice } from '../../components/feedback/load-error.tsx';
import { useWhyNotOffered } from '../../components/host-action/use-host-action.ts';
import { Card } from '../../components/ui/card.tsx';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import { ItemCard } from './item-card.tsx';
import { Notice } from './notice.tsx';
import type { PageKind } from './text-kinds.ts';
import { TextSkeleton } from './text-skeleton.tsx';
import { useItemOrder } from './use-item-order.ts';

interface ContentItemsProps {
  page: PageKind;
  list: LoadState<RowSource<ContentItem>>;
  onEdit: (item: ContentItem) => void;
  onDelete: (item: ContentItem) => void;
}

/** The items of one public page, each with its name and description. */
export function ContentItems(props: ContentItemsProps) {
  const { title: what } = props.page;
  const { data, error, retry, isFetching } = props.list;
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
      <OrderedItems {...props} data={data} />
    </>
  );
}

function OrderedItems({
  page,
  data,
  onEdit,
  onDelete,
}: ContentItemsProps & { data: RowSource<ContentItem> }) {
  const items = Array.from({ length: data.length }, (_, index) => data.at(index));
  const order = useItemOrder(page, items);
  const notUpdated = useWhyNotOffered(page.operations.update);
  const notDeleted = useWhyNotOffered(page.operations.remove);
  return (
    <>
      <p role="status" className="sr-only">
        {order.moveWords}
      </p>
      {order.error !== null && (
        <div className="mb-4">
          <Notice
            title={order.error.outcome === 'unknown' ? 'Outcome unknown' : 'Not moved'}
            tone={order.error.outcome === 'unknown' ? 'wait' : 'bad'}
          >
            {order.error.message} The page is read again: look at the order before you try again.
          </Notice>
        </div>
      )}
      <ul aria-label={page.title} className="flex flex-col gap-4">
        {items.map((item, index) => (
          <li key={item.id ?? `item-${index}`}>
            <ItemCard
              item={item}
              order={order.of(index)}
              notUpdatedBecause={notUpdated}
              notDeletedBecause={notDeleted}
              onEdit={() => onEdit(item)}
              onDelete={() => onDelete(item)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
