import { ChevronLeft, ChevronRight, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Certification } from '../../api/artisan-detail.ts';
import { DateText } from '../ui/date-text.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LargeDialog } from '../ui/large-dialog.tsx';
import { Picture } from '../ui/picture.tsx';
import type { ReturnFocus } from '../ui/return-focus.ts';

const zooms = [1, 1.5, 2, 3];

interface CertificateViewerProps {
  certificates: readonly Certification[];
  startAt?: number;
  /** The artisan's name, if the page does not show it. */
  owner?: string;
  onClose: () => void;
  returnFocus?: ReturnFocus;
}

/** A dialog that shows certificates one by one, with zoom and rotation. */
export function CertificateViewer({
  certificates,
  startAt = 0,
  owner,
  onClose,
  returnFocus,
}: CertificateViewerProps) {
  const [at, setAt] = useState(startAt);
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const [ratio, setRatio] = useState<number | null>(null);
  const certificate = certificates[at];
  if (certificate === undefined) return null;
  const show = (index: number) => {
    setAt(index);
    setZoom(0);
    setTurns(0);
    setRatio(null);
  };
  const percent = Math.round((zooms[zoom] ?? 1) * 100);
  return (
    <LargeDialog
      title={certificate.name ?? 'Certificate'}
      description={
        <>
          {owner !== undefined && `${owner} · `}
          {certificate.issue_organisation ?? 'NIL'} · <DateText value={certificate.issue_date} />
        </>
      }
      onClose={onClose}
      returnFocus={returnFocus}
      actions={
        <>
          <IconButton
            label="Zoom out"
            icon={<ZoomOut size={18} />}
            disabled={zoom === 0}
            onClick={() => setZoom(zoom - 1)}
          />
          <span role="status" className="w-11 text-center text-caption tabular-nums">
            {percent}%
          </span>
          <IconButton
            label="Zoom in"
            icon={<ZoomIn size={18} />}
            disabled={zoom === zooms.length - 1}
            onClick={() => setZoom(zoom + 1)}
          />
          <IconButton
            label="Rotate"
            icon={<RotateCw size={18} />}
            onClick={() => setTurns(turns + 1)}
          />
          {certificates.length > 1 && (
            <>
              <IconButton
                label="Previous certificate"
                icon={<ChevronLeft size={18} />}
                disabled={at === 0}
                onClick={() => show(at - 1)}
              />
              <IconButton
                label="Next certificate"
                icon={<ChevronRight size={18} />}
                disabled={at === certificates.length - 1}
                onClick={() => show(at + 1)}
              />
            </>
          )}
        </>
      }
    >
      {/* Focusable, so that the arrow keys scroll the zoomed picture. */}
      <section
        aria-label="Picture of the certificate"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable
        tabIndex={0}
        className="grid h-[60vh] print:h-auto grid-cols-1 overflow-auto rounded-tile bg-surface-2"
      >
        <TurnedBox percent={percent} turns={turns} ratio={ratio}>
          <Picture
            key={certificate.image}
            src={certificate.image}
            alt={certificate.name ?? 'Certificate'}
            className="min-h-40 w-full object-contain"
            onRatio={setRatio}
          />
        </TurnedBox>
      </section>
    </LargeDialog>
  );
}

interface TurnedBoxProps {
  /** The width in percent of the available width. */
  percent: number;
  /** The number of quarter turns. */
  turns: number;
  /** The picture's width divided by its height; null until the picture is loaded. */
  ratio: number | null;
  children: ReactNode;
}

/** A box of the size of the rotated picture. A transform alone does not change the scroll area. */
function TurnedBox({ percent, turns, ratio, children }: TurnedBoxProps) {
  const isSideways = turns % 2 === 1 && ratio !== null;
  const turn = `rotate(${turns * 90}deg)`;
  return (
    <div
      className="relative m-auto print:w-full!"
      style={{ width: `${percent}%`, ...(isSideways && { aspectRatio: 1 / ratio }) }}
    >
      <div
        className={isSideways ? 'absolute top-1/2 left-1/2' : undefined}
        style={
          isSideways
            ? { width: `${ratio * 100}%`, transform: `translate(-50%, -50%) ${turn}` }
            : { transform: turn }
        }
      >
        {children}
      </div>
    </div>
  );
}
