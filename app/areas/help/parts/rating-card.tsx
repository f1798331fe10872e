import { type FormEvent, useState } from 'react'
import { RatedCard } from '#app/areas/consult/consultations/cards/rated-card.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { StarsInput } from '#kit/ui/stars.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { visitorId } from '#kit/wire/browser/visitor-id.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { serviceRate } from '../contract.ts'
import { CHANGE_HOURS, RATING_LETTERS } from '../rules/ratings.ts'

type Service = CallOutput<typeof serviceRate>

interface RatingCardProps {
  service: Service
  onRated: (rated: Service) => void
}

/** What stands under a talk that a person has ended: how they were is asked, or what one said of it. */
export function RatingCard({ service, onRated }: RatingCardProps) {
  const [isChanging, setChanging] = useState(false)
  const { is_ended, can_rate, stars, content } = service
  if (is_ended === 0 || (stars === 0 && can_rate === 0)) return null
  if (stars > 0 && !(isChanging && can_rate === 1))
    return (
      <RatedCard stars={stars} words={content}>
        {can_rate === 1 && (
          <Button kind="text" size="small" onClick={() => setChanging(true)}>
            修改评价
          </Button>
        )}
      </RatedCard>
    )
  const done = (rated: Service) => {
    setChanging(false)
    onRated(rated)
  }
  return <RatingForm service={service} onRated={done} />
}

/** Stars first, then words. */
function RatingForm({ service: { service_id, stars: given, content }, onRated }: RatingCardProps) {
  const [stars, setStars] = useState(given)
  const rating = useAct(serviceRate)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('content') ?? '')
    const rated = await rating.run({ service_id, stars, content: words, visitor_id: visitorId() })
    if (!rated) return
    toast('谢谢您的评价')
    onRated(rated)
  }
  return (
    <Card title="这次对话结束了，客服怎么样？">
      <form onSubmit={send} className="space-y-12">
        <StarsInput legend="总体感受" name="stars" defaultValue={given} onChange={setStars} />
        {stars > 0 && (
          <>
            <TextField
              label="想说的话（选填）"
              name="content"
              rows={3}
              maxLength={RATING_LETTERS}
              defaultValue={content}
              hint={`客服团队会看到。评价以后 ${CHANGE_HOURS} 小时内可以修改`}
              error={rating.error?.words}
            />
            <Button type="submit" wide busy={rating.busy}>
              提交评价
            </Button>
          </>
        )}
      </form>
    </Card>
  )
}
