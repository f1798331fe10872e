import { Card } from '#kit/ui/card.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'

interface AboutProps {
  doctor: { skills: string; introduction: string }
}

/** What a doctor is good at, and what more is told of them. */
export function About({ doctor: { skills, introduction } }: AboutProps) {
  if (!skills && !introduction) return null
  return (
    <Card title="医生介绍">
      <p className="text-14">{skills}</p>
      {introduction && (
        <Disclosure title="更多介绍">
          <p className="whitespace-pre-line">{introduction}</p>
        </Disclosure>
      )}
    </Card>
  )
}
