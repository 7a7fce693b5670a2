import type { Report } from '#api/wire.ts';

/** Invented reports. The API has no call for real ones, so the screen labels them (observed-behaviour.md, 6). */
export const sampleReports: readonly Report[] = [
  { id: 1024, reportedBy: 'Maya Lindqvist', reportedTo: 'Diego Ramallo', date: '30-08-2025', time: '06:42 PM' },
  { id: 1023, reportedBy: 'Jun Park', reportedTo: 'Viktor Sokolov', date: '30-08-2025', time: '01:42 AM' },
  { id: 1022, reportedBy: 'Noor Haddad', reportedTo: 'Min-jun Lee', date: '29-08-2025', time: '03:05 AM' },
  { id: 1021, reportedBy: 'Kabir Mehta', reportedTo: 'Nadia Petrov', date: '28-08-2025', time: '08:51 AM' },
  { id: 1020, reportedBy: 'Ruth Okafor', reportedTo: 'Hana Kim', date: '27-08-2025', time: '09:00 AM' },
  { id: 1019, reportedBy: 'Leo Marchetti', reportedTo: 'Amara Cole', date: '26-08-2025', time: '01:32 PM' },
  { id: 1018, reportedBy: 'Sol Vargas', reportedTo: 'Clara Dubois', date: '25-08-2025', time: '01:27 PM' },
  { id: 1017, reportedBy: 'Theo Brandt', reportedTo: 'Tom Becker', date: '24-08-2025', time: '04:45 PM' },
  { id: 1016, reportedBy: 'Aiko Tanaka', reportedTo: 'Priya Nair', date: '23-08-2025', time: '03:26 PM' },
  { id: 1015, reportedBy: 'Zola Dube', reportedTo: 'Felix Wagner', date: '22-08-2025', time: '05:30 PM' },
  { id: 1014, reportedBy: 'Iris Novak', reportedTo: 'Ravi Bhosle', date: '21-08-2025', time: '11:57 PM' },
  { id: 1013, reportedBy: 'Omar Farouk', reportedTo: 'Diego Ramallo', date: '21-08-2025', time: '01:47 AM' },
  { id: 1012, reportedBy: 'Lena Fischer', reportedTo: 'Viktor Sokolov', date: '20-08-2025', time: '07:00 AM' },
  { id: 1011, reportedBy: 'Maya Lindqvist', reportedTo: 'Min-jun Lee', date: '19-08-2025', time: '07:36 AM' },
  { id: 1010, reportedBy: 'Jun Park', reportedTo: 'Nadia Petrov', date: '18-08-2025', time: '12:35 PM' },
  { id: 1009, reportedBy: 'Noor Haddad', reportedTo: 'Hana Kim', date: '17-08-2025', time: '11:57 AM' },
  { id: 1008, reportedBy: 'Kabir Mehta', reportedTo: 'Amara Cole', date: '16-08-2025', time: '03:42 PM' },
  { id: 1007, reportedBy: 'Ruth Okafor', reportedTo: 'Clara Dubois', date: '15-08-2025', time: '01:50 PM' },
  { id: 1006, reportedBy: 'Leo Marchetti', reportedTo: 'Tom Becker', date: '14-08-2025', time: '04:21 PM' },
  { id: 1005, reportedBy: 'Sol Vargas', reportedTo: 'Priya Nair', date: '13-08-2025', time: '11:15 PM' },
  { id: 1004, reportedBy: 'Theo Brandt', reportedTo: 'Felix Wagner', date: '13-08-2025', time: '12:32 AM' },
  { id: 1003, reportedBy: 'Aiko Tanaka', reportedTo: 'Ravi Bhosle', date: '12-08-2025', time: '06:12 AM' },
  { id: 1002, reportedBy: 'Zola Dube', reportedTo: 'Diego Ramallo', date: '11-08-2025', time: '06:15 AM' },
  { id: 1001, reportedBy: 'Iris Novak', reportedTo: 'Viktor Sokolov', date: '10-08-2025', time: '10:41 AM' },
];
