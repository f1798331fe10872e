import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { callKey } from '../contract.ts'
import { openUrlWith, placeInApp } from '../rules.ts'

interface OpenAppProps {
  url: string
  kind: 'primary' | 'secondary'
}

/** Opens the native app where one was on the pages; where no key is to be had, the app opens at its beginning. */
export function OpenApp({ url, kind }: OpenAppProps) {
  const [query] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    const { template, args } = placeInApp(query)
    const made = await callApi(callKey, { template, args: JSON.stringify(args) }).catch(() => undefined)
    setBusy(false)
    window.location.assign(made ? openUrlWith(url, made.key) : url)
  }
  return (
    <Button kind={kind} wide busy={busy} onClick={open}>
      已经装好，打开 App
    </Button>
  )
}
