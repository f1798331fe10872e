import { CheckIcon, XIcon } from 'lucide-react'
import { Card } from '#kit/ui/card.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { cancelDesc } from '../contract.ts'

/** What is lost with an account, and what stays and why. */
export function WhatCancellingMeans({ said }: { said: CallOutput<typeof cancelDesc> }) {
  return (
    <Card title="注销意味着什么">
      <p className="pb-12 text-14 text-ink-2">{said.content}</p>
      <h3 className="pb-4 text-14 font-medium">会删除</h3>
      <ul className="grid gap-4 pb-12 text-14">
        {said.lost.map((line) => (
          <li key={line} className="flex gap-8">
            <XIcon className="mt-4 shrink-0 text-danger" />
            {line}
          </li>
        ))}
      </ul>
      <h3 className="pb-4 text-14 font-medium">依法保留</h3>
      <ul className="grid gap-4 text-14">
        {said.kept.map((line) => (
          <li key={line} className="flex gap-8">
            <CheckIcon className="mt-4 shrink-0 text-ink-3" />
            {line}
          </li>
        ))}
      </ul>
    </Card>
  )
}
