import type { KycDocumentSide } from '@gli/sdk';
import { useCallback, useState } from 'react';
import { useTranslations } from '@/i18n';
import { checkIdentityFile, documentTypes, type IdentityFileProblem } from '../files/identity-file.ts';

type BySide<Value> = Partial<Record<KycDocumentSide, Value>>;

/** Manages the chosen files and each side's problem. Invalid files are discarded. */
export function useDocumentFiles() {
  const t = useTranslations();
  const [files, setFiles] = useState<BySide<File>>({});
  const [problems, setProblems] = useState<BySide<string>>({});
  const problemTexts: Record<IdentityFileProblem, () => string> = {
    empty: t.authCenter.documents.empty,
    too_large: t.authCenter.documents.tooLarge,
    wrong_type: t.authCenter.documents.wrongType,
  };

  const setProblem = useCallback((side: KycDocumentSide, problem: string | undefined) => {
    setProblems(({ [side]: _, ...others }) =>
      problem === undefined ? others : { ...others, [side]: problem },
    );
  }, []);
  const remove = useCallback((side: KycDocumentSide) => {
    setFiles(({ [side]: _, ...others }) => others);
    setProblems(({ [side]: _, ...others }) => others);
  }, []);
  const clear = useCallback(() => {
    setFiles({});
    setProblems({});
  }, []);
  const take = async (side: KycDocumentSide, file: File) => {
    const problem = await checkIdentityFile(file, documentTypes);
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
