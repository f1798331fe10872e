import type { WireError } from '#kit/wire/errors.ts'

/** Why the main action was not done, where the thumb is: the `note` of a BottomAction. */
export function ActionError({ error }: { error: WireError }) {
  return (
    <span role="alert" className="text-14 text-danger">
      {error.words}
    </span>
  )
}
