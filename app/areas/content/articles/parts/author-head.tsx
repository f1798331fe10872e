import { useState } from 'react'
import { FollowDoctor } from '#app/areas/guahao/doctors/cards/follow-doctor.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Link } from '#kit/ui/link.tsx'
import { countText } from '#kit/ui/number-text.ts'
import { Avatar } from '#kit/ui/picture.tsx'
import { newsAddress } from '../cards/article-address.ts'

interface Author {
  doctor_id: number
  doctor_name: string
  title_name: string
  unit_name: string
  dep_name: string
}

/**
 * Who writes, above their articles. On pages of health knowledge nothing leads to booking or asking: that would be the way
 * to buy from somebody beside advice.
 */
export function AuthorHead({ author }: { author: Author & { image: string; fans_num: number } }) {
  const [fans, setFans] = useState(author.fans_num)
  return (
    <div className="px-16 pt-16">
      <Card>
        <AuthorLine author={author} image={author.image} note={`${countText(fans)} 人关注`} onFans={setFans} />
      </Card>
    </div>
  )
}

interface AuthorLineProps {
  author: Author
  image: string
  note?: string | undefined
  /** Leads to their other articles. */
  linked?: boolean
  onFans?: (fans: number) => void
}

/** Who wrote, and following them. */
export function AuthorLine({ author, image, note, linked, onFans }: AuthorLineProps) {
  const { doctor_id, doctor_name, title_name, unit_name, dep_name } = author
  const who = (
    <>
      <Avatar src={image} kind="doctor" />
      <span className="min-w-0 grow">
        <span className="block text-16 font-medium">
          {doctor_name} <span className="inline-block max-w-full text-12 font-normal text-ink-2">{title_name}</span>
        </span>
        <span className="block text-12 text-ink-3">
          {unit_name} · {dep_name}
          {note && ` · ${note}`}
        </span>
      </span>
    </>
  )
  const look = 'flex min-h-target min-w-0 grow items-center gap-12'
  return (
    <div className="flex items-center gap-12 elder:flex-wrap">
      {linked ? (
        <Link to={newsAddress({ doctor_id })} className={look}>
          {who}
        </Link>
      ) : (
        <div className={look}>{who}</div>
      )}
      <span className="shrink-0 elder:ml-auto">
        <FollowDoctor doctorId={doctor_id} onFans={onFans} />
      </span>
    </div>
  )
}
