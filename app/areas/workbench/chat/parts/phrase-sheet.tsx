import { useEffect, useEffectEvent, useState } from 'react'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { WireError } from '#kit/wire/errors.ts'
import { benchPhrases } from '../contract.ts'

type Phrases = CallOutput<typeof benchPhrases>['list']

interface PhraseSheetProps {
  open: boolean
  onUse: (words: string) => void
  onClose: () => void
}

/** The doctor's quick replies: a tap puts one into the field. */
export function PhraseSheet({ open, onUse, onClose }: PhraseSheetProps) {
  const [phrases, setPhrases] = useState<Phrases | WireError>()
  const load = useEffectEvent(() => {
    setPhrases(undefined)
    callApi(benchPhrases, {}).then(
      ({ list }) => setPhrases(list),
      (thrown: unknown) => {
        if (!(thrown instanceof WireError)) throw thrown
        setPhrases(thrown)
      },
    )
  })
  useEffect(() => {
    if (open) load()
  }, [open])
  return (
    <Sheet
      open={open}
      title="常用语"
      onClose={onClose}
      action={
        <ButtonLink kind="secondary" wide to="/workbench/phrases">
          管理常用语
        </ButtonLink>
      }
    >
      {phrases === undefined && <SkeletonList />}
      {phrases instanceof WireError && <Trouble text={phrases.words} />}
      {Array.isArray(phrases) && phrases.length === 0 && (
        <p className="py-16 text-center text-14 text-ink-2">还没有常用语，先添加几条。</p>
      )}
      {Array.isArray(phrases) && (
        <ul className="divide-y divide-line">
          {phrases.map(({ phrase_id, content }) => (
            <li key={phrase_id}>
              <button
                type="button"
                onClick={() => onUse(content)}
                className="min-h-target w-full py-8 text-left text-16 wrap-anywhere active:bg-page"
              >
                {content}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button kind="text" wide onClick={onClose}>
        关闭
      </Button>
    </Sheet>
  )
}
