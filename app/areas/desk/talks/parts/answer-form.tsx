import { MessageSquareTextIcon } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { Link } from '#kit/ui/link.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskTalkAnswer } from '../contract.ts'
import { ANSWER_LENGTH } from '../rules.ts'
import type { Phrase } from './phrase-form.tsx'
import { optionId, PhraseList } from './phrase-list.tsx'
import { usePhrases } from './use-phrases.ts'

interface AnswerFormProps {
  talkId: number
  phrases: readonly Phrase[]
  onAnswered: () => void
}

/** Where an answer is written, or put together from phrases; what could not be sent stays as it was written. */
export function AnswerForm({ talkId, phrases, onAnswered }: AnswerFormProps) {
  const [words, setWords] = useState('')
  const choosing = usePhrases(phrases, words, setWords)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const focus = () => box.current?.querySelector('textarea')?.focus()
  const { isOpen, found, active } = choosing
  return (
    <Card>
      <PageForm
        draft="private"
        action="发送"
        disabled={words.trim() === '' || isOpen}
        beside={
          <Button
            kind="secondary"
            aria-expanded={isOpen}
            onClick={() => {
              choosing.toggle()
              focus()
            }}
          >
            <MessageSquareTextIcon />
            快捷用语
          </Button>
        }
        save={(form, send) =>
          send(deskTalkAnswer, { ...readForm(deskTalkAnswer, form, { content: 'text' }), talk_id: talkId })
        }
        onSaved={() => {
          setWords('')
          onAnswered()
        }}
      >
        <div ref={box} className="space-y-8">
          <TextField
            label="回复"
            name="content"
            rows={3}
            maxLength={ANSWER_LENGTH}
            hint={phrases.length > 0 ? '打 / 找快捷用语' : undefined}
            value={words}
            aria-autocomplete="list"
            aria-controls={isOpen ? id : undefined}
            aria-activedescendant={isOpen && found.length > 0 ? optionId(id, active) : undefined}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={choosing.onKeyDown}
          />
          {isOpen && (
            <PhraseList
              id={id}
              phrases={found}
              active={active}
              onUse={(phrase) => {
                choosing.use(phrase)
                focus()
              }}
            />
          )}
          {isOpen && <Manage />}
        </div>
      </PageForm>
    </Card>
  )
}

/** Who may goes on to where phrases are kept. */
function Manage() {
  return (
    useMay('service.phrases') && (
      <Link to="/desk/talk-phrases" className="inline-flex min-h-target items-center text-14 text-accent-ink">
        管理快捷用语
      </Link>
    )
  )
}
