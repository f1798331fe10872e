import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { rewardEarned } from './commands/reward.ts'

/** Who invited somebody is rewarded, also for what was received by itself. */
export const reward: Job = job({ name: 'invitations.reward', every: '* * * * *', run: (ctx) => rewardEarned(ctx) })
