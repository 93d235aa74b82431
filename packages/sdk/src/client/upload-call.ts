import type { SuccessBodyOf } from './call-types.ts';
import type { UploadOptions } from './upload.ts';

export type FormOperation = {
  parameters: { path?: unknown };
  requestBody: { content: Record<'multipart/form-data', unknown> };
  responses: Record<number, unknown>;
};

/** Paths in the contract that accept a form. */
export type UploadPath<Paths> = {
  [Path in keyof Paths]: Paths[Path] extends { post: FormOperation } ? Path : never;
}[keyof Paths];

export type UploadOperation<Paths, Path extends keyof Paths> = Paths[Path] extends {
  post: infer Operation extends FormOperation;
}
  ? Operation
  : never;

export type UploadIds = { params?: { path: Record<string, unknown> } };

/** Arguments of an upload after the form: options and the ids in the path. */
export type UploadInit<Paths, Path extends keyof Paths> = UploadOptions &
  (UploadOperation<Paths, Path>['parameters'] extends { path: infer Ids extends object }
    ? {
        /** Ids in the path. */
        params: { path: Ids };
      }
    : {
        /** Ids in the path. Default: none, because this path has no id. */
        params?: never;
      });

export type UploadData<Paths, Path extends keyof Paths> = SuccessBodyOf<UploadOperation<Paths, Path>>;

/** `client.upload`, typed by the contract's paths. */
export type UploadCall<Paths> = <Path extends UploadPath<Paths>>(
  path: Path,
  form: FormData,
  ...init: Record<never, never> extends UploadInit<Paths, Path>
    ? [init?: UploadInit<Paths, Path>]
    : [init: UploadInit<Paths, Path>]
) => Promise<UploadData<Paths, Path>>;
