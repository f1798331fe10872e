import { PauseIcon, Volume2Icon } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { spokenOf } from '../rules/spoken.ts'
import type { Block } from '../rules.ts'
import { useListening } from './use-listening.ts'

interface ListenButtonProps {
  title: string
  pieces: readonly Block[]
}

/** Reads an article aloud where the phone has a voice for it; elsewhere it is not there. */
export function ListenButton({ title, pieces }: ListenButtonProps) {
  const breaths = useMemo(() => spokenOf(title, pieces), [title, pieces])
  const { canListen, listening, toggle } = useListening(breaths)
  if (!canListen) return null
  return (
    <Button kind="secondary" size="small" onClick={toggle}>
      {listening === 'speaking' ? <PauseIcon className="size-16" /> : <Volume2Icon className="size-16" />}
      {words[listening]}
    </Button>
  )
}

const words = { still: '听文章', speaking: '暂停朗读', paused: '接着听' } as const
