import type { KycDocumentSide } from '@gli/sdk';
import { useCallback, useState } from 'react';
import { type FileProblem, useLatestFile } from '@/data';
import { useTranslations } from '@/i18n';
import { checkDocument } from '../files/identity-file.ts';

type BySide<Value> = Partial<Record<KycDocumentSide, Value>>;

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

  const setProblem = useCallback((side: KycDocumentSide, problem: string | undefined) => {
    setProblems(({ [side]: _, ...others }) =>
      problem === undefined ? others : { ...others, [side]: problem },
    );
  }, []);
  const remove = useCallback(
    (side: KycDocumentSide) => {
      latest.cancel(side);
      setFiles(({ [side]: _, ...others }) => others);
      setProblems(({ [side]: _, ...others }) => others);
    },
    [latest],
  );
  const clear = useCallback(() => {
    latest.cancel();
    setFiles({});
    setProblems({});
  }, [latest]);
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
