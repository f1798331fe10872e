import { parseTime } from '#kit/time/day.ts'

/** Something that a calendar can remind of. */
export interface CalendarEvent {
  /** The same for the same appointment: a second import changes the first. */
  id: string
  title: string
  place: string
  text: string
  /** Times as the wire carries them: "2026-11-24 08:30:00". */
  begin_time: string
  end_time: string
  made_time: string
}

/** The text of an iCalendar file (RFC 5545) with one event, and reminders a day and two hours before it. */
export const calendarFile = (event: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yilu//Booking//ZH',
    'BEGIN:VEVENT',
    `UID:${event.id}@yilu`,
    `DTSTAMP:${utc(event.made_time)}`,
    `DTSTART:${utc(event.begin_time)}`,
    `DTEND:${utc(event.end_time)}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    ...reminder('-P1D', event.title),
    ...reminder('-PT2H', event.title),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')

const reminder = (before: string, title: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:${before}`,
  `DESCRIPTION:${escaped(title)}`,
  'END:VALARM',
]

/** 20261124T003000Z. */
const utc = (time: string): string => `${parseTime(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const MOST_OCTETS = 75

/** A line has at most 75 octets; what is longer goes on in the next line after a space, and no character is cut. */
const folded = (line: string): string => {
  const lines = ['']
  const octets = (text: string) => new TextEncoder().encode(text).length
  for (const character of line) {
    if (octets(lines.at(-1) + character) > MOST_OCTETS) lines.push(' ')
    lines.push(lines.pop() + character)
  }
  return lines.join('\r\n')
}
