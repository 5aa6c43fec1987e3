import { ChevronLeft, ChevronRight, ExternalLink, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Certification } from '../../api/artisan-detail.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { isPdf, Picture } from '../ui/picture.tsx';

const zoomFactors = [1, 1.5, 2, 3];

interface CertificateViewOptions {
  startIndex?: number;
  /** The CSS `max-height` of the picture area. */
  maxHeight?: string;
}

/**
 * Shows certificates one at a time. Returns the current certificate and its picture, the buttons that zoom and rotate it
 * and go to the other certificates, and the number of certificates that were shown so far.
 */
export function useCertificateView(
  certificates: readonly Certification[],
  { startIndex = 0, maxHeight }: CertificateViewOptions,
) {
  const [index, setIndex] = useState(startIndex);
  const [zoomStep, setZoomStep] = useState(0);
  const [quarterTurns, setQuarterTurns] = useState(0);
  const [ratio, setRatio] = useState<number | null>(null);
  const [brokenImage, setBrokenImage] = useState<string | null>(null);
  const area = useRef<HTMLElement>(null);
  const certificate = certificates[index];
  const [shownKeys, setShownKeys] = useState<ReadonlySet<string>>(new Set());
  const key = JSON.stringify(certificate);
  if (certificate !== undefined && !shownKeys.has(key)) setShownKeys(new Set([...shownKeys, key]));
  const image = certificate?.image ?? null;
  const hasPicture = image !== null && image !== brokenImage && !isPdf(image);
  const whyNoZoom = hasPicture ? undefined : 'No picture is shown';
  const show = (newIndex: number) => {
    setIndex(newIndex);
    setZoomStep(0);
    setQuarterTurns(0);
    setRatio(null);
    setBrokenImage(null);
  };
  const iconSize = { size: 18 } as const;
  const percent = Math.round((zoomFactors[zoomStep] ?? 1) * 100);
  const tools = (
    <span className="inline-flex items-center">
      <IconButton
        label="Zoom out"
        icon={<ZoomOut {...iconSize} />}
        disabledBecause={whyNoZoom ?? (zoomStep === 0 ? 'The whole width is shown' : undefined)}
        onClick={() => setZoomStep(zoomStep - 1)}
      />
      <span role="status" className="w-11 text-center text-caption tabular-nums">
        {percent}%
      </span>
      <IconButton
        label="Zoom in"
        icon={<ZoomIn {...iconSize} />}
        disabledBecause={
          whyNoZoom ?? (zoomStep === zoomFactors.length - 1 ? 'This is the largest' : undefined)
        }
        onClick={() => setZoomStep(zoomStep + 1)}
      />
      <IconButton
        label="Rotate"
        icon={<RotateCw {...iconSize} />}
        disabledBecause={whyNoZoom}
        onClick={() => setQuarterTurns(quarterTurns + 1)}
      />
      {certificates.length > 1 && (
        <>
          <IconButton
            label="Previous certificate"
            icon={<ChevronLeft {...iconSize} />}
            disabledBecause={index === 0 ? 'This is the first certificate' : undefined}
            onClick={() => show(index - 1)}
          />
          <IconButton
            label="Next certificate"
            icon={<ChevronRight {...iconSize} />}
            disabledBecause={
              index === certificates.length - 1 ? 'This is the last certificate' : undefined
            }
            onClick={() => show(index + 1)}
          />
        </>
      )}
    </span>
  );
  const picture = (
    <section
      ref={area}
      aria-label="Picture of the certificate"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll the zoomed picture
      tabIndex={0}
      style={{ maxHeight }}
      className="grid h-[60vh] print:h-auto grid-cols-1 overflow-auto rounded-tile bg-surface-2"
    >
      {hasPicture ? (
        <RotatedBox percent={percent} quarterTurns={quarterTurns} ratio={ratio}>
          <Picture
            key={image}
            src={image}
            alt={certificate?.name ?? 'Certificate'}
            className="min-h-40 w-full object-contain"
            onRatio={setRatio}
            onBroken={() => setBrokenImage(image)}
          />
        </RotatedBox>
      ) : (
        <CertificateFile
          address={image}
          onRetry={() => {
            setBrokenImage(null);
            // The pressed button disappears, so the focus moves to the picture area.
            area.current?.focus();
          }}
        />
      )}
    </section>
  );
  const shownCount = certificates.filter((each) => shownKeys.has(JSON.stringify(each))).length;
  return { certificate, tools, picture, shownCount };
}

interface RotatedBoxProps {
  /** The width in percent of the available width. */
  percent: number;
  quarterTurns: number;
  /** The picture's width divided by its height; null until the picture is loaded. */
  ratio: number | null;
  children: ReactNode;
}

/** A box with the size of the rotated picture, because a CSS transform does not change the size of the scroll area. */
function RotatedBox({ percent, quarterTurns, ratio, children }: RotatedBoxProps) {
  const isSideways = quarterTurns % 2 === 1 && ratio !== null;
  const rotation = `rotate(${quarterTurns * 90}deg)`;
  return (
    <div
      className="relative m-auto print:w-full!"
      style={{ width: `${percent}%`, ...(isSideways && { aspectRatio: 1 / ratio }) }}
    >
      <div
        className={isSideways ? 'absolute top-1/2 left-1/2' : undefined}
        style={
          isSideways
            ? { width: `${ratio * 100}%`, transform: `translate(-50%, -50%) ${rotation}` }
            : { transform: rotation }
        }
      >
        {children}
      </div>
    </div>
  );
}

interface CertificateFileProps {
  /** The address of the file; null without a file. */
  address: string | null;
  onRetry: () => void;
}

/** The content in place of the picture if there is no file, if the file is a PDF, or if the picture did not load. */
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
              // A broken file is saved, not opened: it may be an HTML page, which would run with the session of this
              // site. A data URL is saved, because browsers do not open it.
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
