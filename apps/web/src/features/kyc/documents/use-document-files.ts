import type { KycDocumentSide } from '@gli/sdk';
import { useState } from 'react';
import { type FileProblem, useLatestFile } from '@/data';
import { useTranslations } from '@/i18n';
import { checkDocument } from '../files/identity-file.ts';

type BySide<Value> = Partial<Record<KycDocumentSide, Value | undefined>>;

/** Manages the chosen files and each side's problem. Invalid files are discarded. */
export function useDocumentFiles() {
  const t = useTranslations();
  const [files, setFiles] = useState<BySide<File>>({});
  const [problems, setProblems] = useState<BySide<string>>({});
  const latest = useLatestFile();
  const problemTexts: Record<FileProblem, () => string> = {
    empty: t.authCenter.documents.empty,
    too_large: t.authCenter.documents.tooLarge,
    wrong_type: t.authCenter.documents.wrongType,
    unreadable: t.authCenter.documents.unreadable,
  };

  const setProblem = (side: KycDocumentSide, problem: string | undefined) =>
    setProblems((before) => ({ ...before, [side]: problem }));
  const remove = (side: KycDocumentSide) => {
    latest.cancel(side);
    setFiles(({ [side]: _, ...others }) => others);
    setProblem(side, undefined);
  };
  const clear = () => {
    latest.cancel();
    setFiles({});
    setProblems({});
  };
  const take = async (side: KycDocumentSide, file: File) => {
    const checked = await latest.check(
      checkDocument(file).then((problem) => ({ problem })),
      side,
    );
    if (checked === null) return;
    const { problem } = checked;
    setProblem(side, problem === null ? undefined : problemTexts[problem]());
    if (problem === null) setFiles((before) => ({ ...before, [side]: file }));
  };
  /** True if every side has its file. Otherwise, shows an error for each missing side. */
  const complete = (sides: readonly KycDocumentSide[], formatSide: (side: KycDocumentSide) => string) => {
    const missing = sides.filter((side) => files[side] === undefined);
    for (const side of missing)
      setProblem(side, t.authCenter.documents.fileNeeded({ side: formatSide(side) }));
    return missing.length === 0;
  };
  return { files, problems, take, remove, clear, complete, setProblem };
}

export type DocumentFiles = ReturnType<typeof useDocumentFiles>;
