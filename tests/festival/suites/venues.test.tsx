import { testedFestival } from '#tests/festival/testedFestival.ts';
import { describeResource } from '#tests/suite/describeResource.ts';

describeResource(testedFestival, 'venues');
