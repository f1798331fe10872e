import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { arrive } from './shell/arrival.ts'
import { tellError, watchErrors } from './shell/watched.ts'

arrive()
watchErrors()

/** What an error boundary caught is shown to the patient, and told. */
const onCaughtError = (error: unknown) => {
  console.error(error)
  tellError(error)
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onCaughtError },
  )
})
