import { spokenDay } from '#kit/time/spoken.ts'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { doctorAddress } from '../cards/doctor-address.ts'
import type { DoctorPost } from './load-posts.ts'

interface PostsProps {
  doctorId: number
  posts: readonly DoctorPost[]
}

/** Where the doctor sits, and on which day a place is free there first. */
export function Posts({ doctorId, posts }: PostsProps) {
  const today = useToday()
  return (
    <CellGroup title="出诊地点">
      {posts.map(({ unit_id, unit_name, dep_id, dep_name, free_time }) => (
        <Cell
          key={dep_id}
          title={unit_name}
          note={dep_name}
          value={
            free_time ? (
              <span className="text-accent-ink">{spokenDay(free_time.slice(0, 10), today)}有号</span>
            ) : (
              <span className="text-ink-3">近期无号</span>
            )
          }
          to={doctorAddress({ doctor_id: doctorId, unit_id, dep_id })}
        />
      ))}
    </CellGroup>
  )
}
