import type { Ref } from 'react';

type FileInputProps = {
  /** Lets buttons open the file dialog through `click()`. */
  ref: Ref<HTMLInputElement>;
  accept: string;
  label?: string;
  onFile: (file: File) => void;
};

/** A hidden file input. The same file can be chosen twice. */
export function FileInput({ ref, accept, label, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={accept}
      aria-label={label}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        currentTarget.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
