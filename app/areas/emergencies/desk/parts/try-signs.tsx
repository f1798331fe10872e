import { useState } from 'react'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { EmergencyCard } from '../../cards/emergency-card.tsx'
import { signsIn, wordsOf } from '../../rules.ts'
import type { ManagedSign } from './sign-form.tsx'

/** What a patient would be shown who writes something, by the signs as they are saved. */
export function TrySigns({ signs }: { signs: readonly ManagedSign[] }) {
  const [text, setText] = useState('')
  const live = signs
    .filter(({ is_on }) => is_on === 1)
    .map(({ words, ...sign }) => ({ ...sign, words: wordsOf(words) }))
  const isDanger = signsIn(text, live).length > 0
  return (
    <Card title="试一试">
      <div className="max-w-480 space-y-12">
        <Field
          label="患者会怎么说"
          maxLength={200}
          placeholder="胸口痛，出冷汗"
          onChange={({ target }) => setText(target.value)}
        />
        {isDanger && <EmergencyCard text={text} signs={live} />}
        {text.trim() !== '' && !isDanger && <p className="text-14 text-ink-2">这句话不会出现急症提示。</p>}
      </div>
    </Card>
  )
}
