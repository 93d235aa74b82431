import type { FormEvent } from 'react';

/** A form's `onSubmit`: sends unless a request is pending, since Enter in a field ignores the button's state. */
export const submitUnless =
  (isPending: boolean, send: (event: FormEvent) => Promise<void>) =>
  (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) void send(event);
  };
