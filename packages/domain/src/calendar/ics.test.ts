import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from './ics.ts';

const now = Date.parse('2026-11-22T05:00:00Z');
const stay: CalendarEvent = {
  uid: 'ord_1-1@gli.example',
  start: Date.parse('2026-12-24T15:00:00+09:00'),
  end: Date.parse('2026-12-26T11:00:00+09:00'),
  title: '애월 오션 리조트; 디럭스, 바다 전망 \\ 두 사람을 위한 아주 긴 이름의 객실과 아침 식사 🌊🌊🌊',
  place: '제주특별자치도 제주시 애월읍 애월해안로 1, 2층',
  description: 'GLI-261122-0042\n체크인 15:00',
};

/** Parses the file as a calendar app would. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

test('preserves the times, texts and place', () => {
  const [event] = read(calendarFile([stay], now));
  expect(event?.uid).toBe(stay.uid);
  expect(event?.startDate.toJSDate().getTime()).toBe(stay.start);
  expect(event?.endDate.toJSDate().getTime()).toBe(stay.end);
  expect(event?.summary).toBe(stay.title);
  expect(event?.location).toBe(stay.place);
  expect(event?.description).toBe(stay.description);
});

test('exports a stay without times as an all-day event, and a visit with only its start', () => {
  const [days, visit] = read(
    calendarFile(
      [
        { ...stay, start: '2026-12-24', end: '2026-12-26' },
        { ...stay, uid: 'ord_1-2@gli.example', end: null, place: null },
      ],
      now,
    ),
  );
  expect(days?.startDate.isDate).toBe(true);
  expect(days?.startDate.toString()).toBe('2026-12-24');
  expect(days?.endDate.toString()).toBe('2026-12-26');
  expect(visit?.component.getFirstPropertyValue('dtend')).toBeNull();
  expect(visit?.location).toBeNull();
});

test('folds lines at 75 octets without splitting characters', () => {
  const text = calendarFile([stay], now);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const sizes = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\uFFFD');
});

test('includes the properties required by RFC 5545', () => {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile([stay], now)));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
  const event = calendar.getFirstSubcomponent('vevent');
  expect(event?.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-22T05:00:00Z');
});
