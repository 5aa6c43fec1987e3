import { ChevronLeft, ChevronRight, ExternalLink, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Certification } from '../../api/artisan-detail.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { isPdf, Picture } from '../ui/picture.tsx';

const zooms = [1, 1.5, 2, 3];

interface CertificateViewOptions {
  startIndex?: number | undefined;
  /** The maximum height of the picture in CSS; the height is 60vh. */
  maxHeight?: string;
}

/** Shows certificates one by one. The tools are the buttons for zoom, rotation, and the other certificates. */
export function useCertificateView(
  certificates: readonly Certification[],
  { startIndex = 0, maxHeight }: CertificateViewOptions = {},
) {
  const [at, setAt] = useState(startIndex);
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const [ratio, setRatio] = useState<number | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const frame = useRef<HTMLElement>(null);
  const certificate = certificates[at];
  const image = certificate?.image ?? null;
  const isShown = image !== null && image !== broken && !isPdf(image);
  const whyNot = isShown ? undefined : 'No picture is shown';
  const show = (index: number) => {
    setAt(index);
    setZoom(0);
    setTurns(0);
    setRatio(null);
    setBroken(null);
  };
  const icon = { size: 18 } as const;
  const percent = Math.round((zooms[zoom] ?? 1) * 100);
  const tools = (
    <span className="inline-flex items-center">
      <IconButton
        label="Zoom out"
        icon={<ZoomOut {...icon} />}
        disabledBecause={whyNot ?? (zoom === 0 ? 'The whole width is shown' : undefined)}
        onClick={() => setZoom(zoom - 1)}
      />
      <span role="status" className="w-11 text-center text-caption tabular-nums">
        {percent}%
      </span>
      <IconButton
        label="Zoom in"
        icon={<ZoomIn {...icon} />}
        disabledBecause={whyNot ?? (zoom === zooms.length - 1 ? 'This is the largest' : undefined)}
        onClick={() => setZoom(zoom + 1)}
      />
      <IconButton
        label="Rotate"
        icon={<RotateCw {...icon} />}
        disabledBecause={whyNot}
        onClick={() => setTurns(turns + 1)}
      />
      {certificates.length > 1 && (
        <>
          <IconButton
            label="Previous certificate"
            icon={<ChevronLeft {...icon} />}
            disabledBecause={at === 0 ? 'This is the first certificate' : undefined}
            onClick={() => show(at - 1)}
          />
          <IconButton
            label="Next certificate"
            icon={<ChevronRight {...icon} />}
            disabledBecause={
              at === certificates.length - 1 ? 'This is the last certificate' : undefined
            }
            onClick={() => show(at + 1)}
          />
        </>
      )}
    </span>
  );
  const picture = (
    // Focusable, so that the arrow keys scroll the zoomed picture.
    <section
      ref={frame}
      aria-label="Picture of the certificate"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable
      tabIndex={0}
      style={{ maxHeight }}
      className="grid h-[60vh] print:h-auto grid-cols-1 overflow-auto rounded-tile bg-surface-2"
    >
      {isShown ? (
        <TurnedBox percent={percent} turns={turns} ratio={ratio}>
          <Picture
            key={image}
            src={image}
            alt={certificate?.name ?? 'Certificate'}
            className="min-h-40 w-full object-contain"
            onRatio={setRatio}
            onBroken={() => setBroken(image)}
          />
        </TurnedBox>
      ) : (
        <CertificateFile
          address={image}
          onRetry={() => {
            setBroken(null);
            // The button leaves with its words.
            frame.current?.focus();
          }}
        />
      )}
    </section>
  );
  return { certificate, tools, picture };
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

/** A box of the size of the rotated picture. A CSS transform does not change the scroll area. */
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

interface CertificateFileProps {
  /** Null without a file. */
  address: string | null;
  /** Loads the picture again. */
  onRetry: () => void;
}

/** What stands in the place of a certificate that is no picture, or whose picture did not load. */
function CertificateFile({ address, onRetry }: CertificateFileProps) {
  const isBroken = address !== null && !isPdf(address);
  return (
    <div className="m-auto px-6 py-8 text-center text-body">
      {address === null && <p>There is no file with this certificate.</p>}
      {isPdf(address) && <p>This certificate is a PDF.</p>}
      {isBroken && (
        <p role="alert">
          The picture did not load. The file may be missing, damaged, or no picture.
        </p>
      )}
      {address !== null && (
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          {isBroken && (
            <Button icon={<RotateCw />} onClick={onRetry}>
              Retry
            </Button>
          )}
          {!address.startsWith('data:image') && (
            <a
              href={address}
              target="_blank"
              rel="noreferrer"
              // A file of this site that is not a PDF is saved: a page among the uploads would run with the session.
              {...((isBroken || address.startsWith('data:')) && { download: '' })}
              className={buttonClass()}
            >
              <ExternalLink aria-hidden />
              {isBroken ? 'Open the file' : 'Open the PDF'}
            </a>
          )}
        </div>
      )}
    </div>
  );
}
