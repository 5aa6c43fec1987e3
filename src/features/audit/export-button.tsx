import { Download } from 'lucide-react';
import { useState } from 'react';
import type { AuditFilter } from '../../api/extensions/audit.ts';
import { useWhyNoFile } from '../../components/host-action/use-host-action.ts';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { lateCode } from '../../lib/browser/late-code.ts';

const exporter = lateCode(() => import('./export-audit.ts').then(({ exportAudit }) => exportAudit));

interface ExportButtonProps {
  filter: AuditFilter;
  isEmpty: boolean;
}

/** The button that exports all entries that the filters find. */
export function ExportButton({ filter, isEmpty }: ExportButtonProps) {
  const whyNotOffered = useWhyNoFile('listAuditEntries');
  const [isUnderWay, setUnderWay] = useState(false);
  const whyNot = isEmpty
    ? 'There are no entries to export'
    : isUnderWay
      ? 'An export is under way'
      : whyNotOffered;
  const start = async () => {
    setUnderWay(true);
    try {
      await (await exporter.load())?.(filter);
    } finally {
      setUnderWay(false);
    }
  };
  return (
    <IconButton
      label="Export as CSV"
      outlined
      className="ml-auto size-[34px] print:hidden"
      disabledBecause={whyNot}
      icon={<Download />}
      onPointerEnter={() => void exporter.loadAhead()}
      onClick={() => void start()}
    />
  );
}
