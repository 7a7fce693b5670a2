const secondsIn = { day: 86_400, hour: 3_600, minute: 60 };

const twoDigits = (count: number) => String(Math.floor(count)).padStart(2, '0');

/** What is left until the target, two digits a part; zeros once it has passed. */
export function remainingTime(target: Date, now: Date) {
  const seconds = Math.max(0, Math.floor((target.getTime() - now.getTime()) / 1_000)) || 0;
  return {
    days: twoDigits(seconds / secondsIn.day),
    hours: twoDigits((seconds % secondsIn.day) / secondsIn.hour),
    minutes: twoDigits((seconds % secondsIn.hour) / secondsIn.minute),
    seconds: twoDigits(seconds % secondsIn.minute),
  };
}
