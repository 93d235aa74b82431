import type { Ref } from 'react';

type FileInputProps = {
  /** Lets buttons open the file dialog with `click()`. */
  ref: Ref<HTMLInputElement>;
  accept: string;
  label?: string;
  onFile: (file: File) => void;
};

/** A hidden file input that accepts the same file twice in a row. */
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
