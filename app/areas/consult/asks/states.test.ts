import { expect, test } from 'vitest'
import { drawStates as drawCalls } from '#app/areas/consult/calls/states.ts'
import { allStates, askStates, drawStates, firstStates, mayMove, openStates, talkingStates } from './states.ts'

test('every arrow ends at a state, and every state can be reached', () => {
  const targets = new Set<string>([...firstStates, ...allStates.flatMap((state) => askStates[state].to)])
  expect([...targets].sort()).toEqual([...allStates].sort())
})

test('one talks only while a doctor has it, and what has ended is not under way', () => {
  expect(talkingStates).toEqual(['accepted', 'answered'])
  expect(openStates).toEqual(['unpaid', 'waiting', 'accepted', 'answered'])
})

test('what was answered is not given back, and what is not paid is not accepted', () => {
  expect(mayMove('answered', 'cancelled')).toBe(false)
  expect(mayMove('answered', 'refunded')).toBe(false)
  expect(mayMove('unpaid', 'accepted')).toBe(false)
  expect(mayMove('expired', 'waiting')).toBe(false)
})

test('a consultation is rated once, and only after it was held', () => {
  expect(allStates.filter((state) => mayMove(state, 'rated'))).toEqual(['ended'])
})

test('the picture in the docs is drawn from the table', async () => {
  const page = `# Asking a doctor
How a consultation goes. Drawn from \`app/areas/consult/asks/states.ts\` by its test; \`npx vitest run consult/asks/states -u\`
draws it anew.

\`\`\`mermaid
${drawStates()}
\`\`\`

- **The promise.** Paid, it waits until \`accept_by\`; accepted, until \`reply_by\` for the first answer. When either passes, a
  job gives all the money back and says why. The minutes are the doctor's own and are copied into the consultation.
- **Giving up.** Until the first answer the patient can cancel and gets everything back; after it he can only end it.
- **Talking.** From acceptance for so many hours, and so many messages of the patient (\`replies\`, three where nothing else
  was agreed). After the end he can come back once within 48 hours.
- **Money that comes too late** for a consultation that has expired or was cancelled goes back by itself.
- **Calls.** By video or phone the first answer is that both talk: words do not stand for it. When the doctor hangs up after a
  minute or more the consultation has been held; else both may come back for ten minutes, then it ends.
- **Kept.** A consultation that was held is a medical record: \`kept_until\` is fifteen years after its end, for what was asked and for
  what was said in its talk; then a job forgets both. Deleting the account takes the words and the talk of those that were not
  held, the pictures and voices, and the ratings.

## Calling
How a call goes, by video from \`waiting\`, by phone from \`dialling\`. Drawn from \`app/areas/consult/calls/states.ts\`.

\`\`\`mermaid
${drawCalls()}
\`\`\`

- **Video** goes from browser to browser. What they say to find each other goes through us and is never kept; where there is no
  direct way a relay carries it (\`TURN_URL\`). A newer device of the same person takes over from the older one.
- **A companion** comes by a link of the patient's: one at a time, for this call alone.
- **Phone.** Both are rung from a number in between, and neither sees the other's.
- **Missed.** A patient waits half an hour at most, a doctor five minutes, a phone rings for two. The consultation stays as it
  is: when its promise passes the money goes back.
- **Kept.** Nothing is recorded of what is said and seen. Who came and went, and how long they talked, is kept for three years.

## The doctor's side
A certified doctor signs in at \`/workbench\` (\`npm run staff -- add-doctor LOGIN --doctor ID\`; in the demonstration \`doctor1\` to \`doctor3\`,
password \`yilu-demo-2026\`). Who he is travels in a key of its own: no patient's and no staff's key is taken for it.

- **Queue**: what waits for him, and what his department was asked, without a name until somebody takes it; of two who take the same
  one has it. He declines with a reason that the patient reads, and the money goes back.
- **Chat**: the same messages, marks and bus as the patient's; pictures and voices of both sides, quick replies of his own, an
  invitation to keep to him. Beside it the record: what the patient wrote and showed, and this member's earlier consultations
  with this doctor. A consultation of another doctor is not there.
- **Voices** are recorded by the browser, at most 60 seconds and 2 MB; the server looks into the bytes (WebM or Ogg with Opus, MP4) and takes
  nothing that holds a moving picture.
- **Services**: price, replies, hours and promise of each way to ask, on or off; busy, he is in no list.
- **Clinic days** from the schedules, and stopping one after seeing how many are concerned; **income** from the ledger, refunds taken off.
- **Prescriptions** (\`/workbench/prescriptions\`): what the mall sells on prescription or a drug by its name, under the care rules
  ([care-rules.md](care-rules.md)), confirmed by the doctor, then looked at by a pharmacist ([prescription-states.md](prescription-states.md)).
  It stands as a card in the talk.
`
  await expect(page).toMatchFileSnapshot('../../../../docs/consult.md')
})
