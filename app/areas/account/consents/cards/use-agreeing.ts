import { type RefObject, useEffect, useState } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import { consentVersions } from '../contract.ts'
import { atSignIn } from '../rules.ts'

/** Whether somebody has ticked the texts of a form, which must have its `AgreeLine`; and in which versions they were shown. */
export const useAgreeing = (form: RefObject<HTMLFormElement | null>) => {
  const [ticked, setTicked] = useState(false)
  const [error, setError] = useState<string>()
  const [shown, setShown] = useState<{ agreement?: number; privacy?: number }>({})
  useEffect(() => {
    // Without an answer nothing is written down at sign-in, and they are asked again afterwards.
    callApi(consentVersions, {}).then(
      ({ list }) => {
        const versionOf = (name: (typeof atSignIn)[number]) => list.find(({ document }) => document === name)?.version
        setShown(Object.fromEntries(atSignIn.map((name) => [name, versionOf(name)])))
      },
      () => undefined,
    )
  }, [])
  return {
    line: {
      ticked,
      error,
      onChange: (now: boolean) => {
        setTicked(now)
        setError(undefined)
      },
    },
    shown,
    /** Whether they have ticked; where not, it is said and the tick has the focus. */
    check: (): boolean => {
      if (ticked) return true
      setError('请先阅读并勾选同意，再继续')
      form.current?.querySelector<HTMLInputElement>('[name=agree]')?.focus()
      return false
    },
  }
}
