/** The functions by which a script of a mini-program answers. */
export interface Calling<T> {
  success?: (answer: T) => void
  fail?: (error: unknown) => void
  cancel?: () => void
}

/** What it answers by them, as a promise. */
export const called = <T>(call: (calling: Required<Calling<T>>) => void): Promise<T> =>
  new Promise((resolve, reject) =>
    call({ success: resolve, fail: reject, cancel: () => reject(new Error('cancelled')) }),
  )
