/** The books of the carrier: parcels with where they are on their way, and everything that happened to them. */
export const tables = `
create table if not exists parcels (
  trackingNo text primary key, direction text not null, reference text not null, sender text not null,
  recipient text not null, weightGrams integer not null, country text not null, city text not null,
  fate text not null, step integer not null default 0, dueTime integer, createdTime integer not null
) strict;
create index if not exists parcels_due on parcels (dueTime) where dueTime is not null;
create table if not exists events (
  id text primary key, trackingNo text not null references parcels, code text not null, text text not null,
  location text not null, localTime text not null, time integer not null, payload text not null
) strict;
create index if not exists events_parcel on events (trackingNo, time);
`;
