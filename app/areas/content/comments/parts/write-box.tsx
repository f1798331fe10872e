import type { FormEvent } from 'react'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { signInAddress } from '#kit/wire/browser/way-back.ts'
import { type DiscussionOf, discussionAddress } from '../cards/discussion-address.ts'
import { docsayCommentCreate } from '../contract.ts'
import { discussionWords, MOST_CHARACTERS } from '../rules.ts'
import { useDraft } from './use-draft.ts'

interface WriteBoxProps {
  about: DiscussionOf
  onSaid: () => void
}

/** A word of one's own; who is not signed in signs in first. */
export function WriteBox({ about, onSaid }: WriteBoxProps) {
  const isSignedIn = useSession() !== null
  if (isSignedIn) return <Writing about={about} onSaid={onSaid} />
  return (
    <ButtonLink kind="secondary" wide to={signInAddress(discussionAddress(about))}>
      登录后{discussionWords[about.kind].say}
    </ButtonLink>
  )
}

function Writing({ about: { kind, id }, onSaid }: WriteBoxProps) {
  const { words, write, send } = useDraft({ kind, id })
  const create = useAct(docsayCommentCreate)
  const { say, example } = discussionWords[kind]
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const done = await send((content) => create.run({ kind, id, content }))
    if (!done) return
    toast(done.is_held === 1 ? '谢谢，审核后大家就能看到' : '已发表')
    onSaid()
  }
  return (
    <Card>
      <form onSubmit={submit} className="space-y-12">
        <TextField
          label={say}
          name="content"
          rows={3}
          maxLength={MOST_CHARACTERS}
          value={words}
          placeholder={example}
          hint="没发出的话会替您留着；请不要写电话、微信和病历"
          error={create.error?.words}
          onChange={(event) => write(event.target.value)}
        />
        <Button type="submit" wide busy={create.busy} disabled={words.trim() === ''}>
          发表
        </Button>
      </form>
    </Card>
  )
}
